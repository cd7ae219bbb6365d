import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const projectFolder = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

export const inProject = (/** @type {string[]} */ ...parts) => resolve(projectFolder, ...parts);

/** The absolute folder of everything the shop keeps. */
export const dataFolder = () => inProject(process.env.DATA_DIR || ".data");
