import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

const FILLER = "filler";
const PIECE = Buffer.alloc(1 << 16);

export type SmallDisk = {
  folder: string;
  isSmall: boolean;
  fill: () => void;
  empty: () => void;
  close: () => void;
};

/** Mounts a small disk in memory, where this process may; else it is an ordinary folder, which can't be filled. */
export function openSmallDisk(folder: string, megabytes: number): SmallDisk {
  // That of a run which was killed.
  spawnSync("umount", ["-l", folder], { stdio: "ignore" });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const mount = ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "none", folder];
  const isSmall = spawnSync("mount", mount, { stdio: "ignore" }).status === 0;
  const filler = join(folder, FILLER);
  return {
    folder,
    isSmall,
    fill(): void {
      const file = openSync(filler, "w");
      try {
        for (;;) writeSync(file, PIECE);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filler, { force: true }),
    close(): void {
      if (isSmall) spawnSync("umount", ["-l", folder], { stdio: "ignore" });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
