import { glimm } from "#characters/glimm/glimm.ts";
import { pocket } from "#characters/pocket/pocket.ts";
import { provideDrawings } from "./drawings.ts";

provideDrawings({ pocket, glimm });
