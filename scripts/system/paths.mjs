import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, without a slash at its end. */
export const projectFolder = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** @param {...string} parts @returns {string} a path inside the project */
export const inProject = (...parts) => resolve(projectFolder, ...parts);

/** @returns {string} the absolute folder that holds everything the shop keeps */
export const dataFolder = () => inProject(process.env.DATA_DIR || ".data");
