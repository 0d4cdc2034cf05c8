import "./character-drawings.ts";
import { provideDrawings } from "./drawings.ts";
import { screenDrawings } from "./pictures/screen-drawings.ts";

provideDrawings({ pictures: screenDrawings });
