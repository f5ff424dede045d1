// Loaded into each child before its own code: it ends when the launcher has gone, even by SIGKILL,
// which the channel between them tells. The channel alone must not keep the child alive.
const GRACE_MS = 3_000;

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
