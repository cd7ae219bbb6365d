// Loaded into the web server before anything else. A launcher that is killed hard can't stop it;
// the broken channel between the two tells it to stop by itself, so that its port is free again.
const GRACE_MS = 5_000;

// Next's dev server loads this into its workers as well, whose channel leads to the dev server.
if (process.env.LAUNCHER_PID === String(process.ppid)) {
  process.on("disconnect", () => {
    process.kill(process.pid, "SIGTERM");
    setTimeout(() => process.kill(process.pid, "SIGKILL"), GRACE_MS).unref();
  });
  process.channel?.unref();
}
