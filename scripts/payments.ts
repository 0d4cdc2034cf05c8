import { askRunningServer } from "./ask-server.ts";

await askRunningServer("payments");
