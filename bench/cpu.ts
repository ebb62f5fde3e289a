/** CPU time of this process: what else runs on the machine must not make a single example look slow. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
