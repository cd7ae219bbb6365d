import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { projectFolder } from "../system/paths.mjs";

type VitestModule = { moduleId: string };
type VitestTest = { fullName: string; module: VitestModule };
type PlaywrightTest = { titlePath: () => string[] };

/** A reporter of Vitest and Playwright. Writes the names of the running tests to TEST_PROGRESS. */
export default class ProgressReporter {
  readonly #running = new Set<string>();

  onTestModuleStart = (module: VitestModule) => this.#begin(nameOfModule(module));
  onTestModuleEnd = (module: VitestModule) => this.#end(nameOfModule(module));
  onTestCaseReady = (test: VitestTest) => this.#begin(nameOfVitestTest(test));
  onTestCaseResult = (test: VitestTest) => this.#end(nameOfVitestTest(test));

  onTestBegin = (test: PlaywrightTest) => this.#begin(nameOfPlaywrightTest(test));
  onTestEnd = (test: PlaywrightTest) => this.#end(nameOfPlaywrightTest(test));

  /** Keeps Playwright's own list in the terminal. */
  printsToStdio = () => false;

  #begin(name: string) {
    this.#running.add(name);
    this.#write();
  }

  #end(name: string) {
    this.#running.delete(name);
    this.#write();
  }

  #write() {
    const file = process.env.TEST_PROGRESS;
    if (file) writeFileSync(file, [...this.#running].join("\n"));
  }
}

const nameOfModule = ({ moduleId }: VitestModule) => relative(projectFolder, moduleId);

const nameOfVitestTest = ({ fullName, module }: VitestTest) =>
  `${nameOfModule(module)} › ${fullName}`;

const nameOfPlaywrightTest = (test: PlaywrightTest) => test.titlePath().filter(Boolean).join(" › ");
