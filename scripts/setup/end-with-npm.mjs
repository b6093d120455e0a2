// @ts-check
// Imported for its effect. A process manager that ends `npm start` ends npm and npm's shell; the shell does not pass
// the signal on, and this process would keep the port for ever. So when its parent is gone it tells itself to end.
// Only under npm: a command started in the background by hand may outlive the shell it came from.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, 500).unref();
}
