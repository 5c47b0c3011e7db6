/** The panel: starts the application in the page that the server sends for every address below `/panel`. */
import { start } from "./app/start.tsx";

start();
