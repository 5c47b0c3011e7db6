/** The kiosk: starts the application in the page that the server or the box sends for `/kiosk`. */
import { start } from "./app/start.tsx";

start();
