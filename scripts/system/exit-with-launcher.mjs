// Loaded into the web server first. It stops when its channel to a killed launcher breaks.
const GRACE_MS = 5_000;

const isChild = process.env.LAUNCHER_PID === String(process.ppid); // workers of Next's dev server aren't
if (isChild) {
  process.on("disconnect", () => {
    process.kill(process.pid, "SIGTERM");
    setTimeout(() => process.kill(process.pid, "SIGKILL"), GRACE_MS).unref();
  });
  process.channel?.unref();
}
