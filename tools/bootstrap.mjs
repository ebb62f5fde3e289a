/**
 * `node tools/bootstrap.mjs <file.ts> [arguments]`: installs what package-lock.json lists if that is missing or stale,
 * then runs the file with the project's own Node. Plain JavaScript without dependencies: it must run on any Node from 20
 * on, before anything is installed.
 */
import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const lock = join(root, '.install-lock');
/** Without it Node lets 100 MB of garbage lie while modules are loaded, and gives nothing of it back. */
const frugal = '--max-semi-space-size=8';

if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node 20 or newer is needed, this is ${process.version}.`);
if (!isInstalled()) await installOnce();
run(process.argv.slice(2));

/** npm writes what it installed to node_modules/.package-lock.json as its last act. */
function isInstalled() {
  try {
    const wanted = packages('package-lock.json');
    const present = packages('node_modules/.package-lock.json');
    return Object.entries(wanted).every(([path, { optional, version, integrity }]) => {
      const found = present[path];
      if (found === undefined) return path === '' || optional === true;
      return found.version === version && found.integrity === integrity;
    });
  } catch {
    return false;
  }
}

function packages(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
}

/** Two processes at once must not both install: whoever holds the lock file does, the other one waits for it. */
async function installOnce() {
  for (let attempt = 1; ; attempt++) {
    try {
      const file = openSync(lock, 'wx');
      writeSync(file, String(process.pid));
      closeSync(file);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') fail(`Cannot write ${lock}: ${error.message}`);
      if (!isHeld()) rmSync(lock, { force: true });
      else if (attempt === 1) tell('Another process is installing the packages: wait for it …');
      await wait(300);
      if (isInstalled()) return;
    }
  }
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  if (!isInstalled()) await install();
  process.off('exit', release);
  release();
}

/** Whether the process that holds the lock still lives. */
function isHeld() {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')) || process.pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

async function install() {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  tell('Install the packages that package-lock.json lists (one or two minutes) …');
  const ticker = setInterval(() => tell(`  … ${seconds()}`), 10_000);
  // The project's own Node is replaced meanwhile, so npm must not run on it.
  const PATH = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(bin))
    .join(delimiter);
  const npm = spawn(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', '--progress=false'],
    {
      cwd: root,
      env: { ...process.env, PATH },
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    },
  );
  forwardSignals(npm);
  const code = await new Promise((resolve) => {
    npm.on('error', (error) => fail(`npm could not be run: ${error.message}`));
    npm.on('exit', (status, signal) => resolve(status ?? 128 + constants.signals[signal]));
  });
  clearInterval(ticker);
  if (code !== 0)
    fail(`The packages could not be installed (npm ci ended with ${code}). Is the registry reachable?`);
  tell(`  done in ${seconds()}`);
}

function run([file, ...args]) {
  if (file === undefined || !existsSync(join(root, file))) fail(`There is no ${file}.`);
  const path = [bin, process.env.PATH ?? ''].join(delimiter);
  const child = spawn(join(bin, 'node'), [frugal, join(root, file), ...args], {
    env: { ...process.env, PATH: path },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  forwardSignals(child);
  if (process.env.npm_lifecycle_event !== undefined) endWithNpm(child);
  child.on('error', (error) => fail(`${file} could not be run: ${error.message}`));
  child.on('exit', (status, signal) => process.exit(status ?? 128 + constants.signals[signal]));
}

function forwardSignals(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
}

/** An npm that was killed with -9 cannot pass that on; its orphan would keep the port. */
function endWithNpm(child) {
  const npm = runners();
  setInterval(() => {
    if (runners() !== npm) child.kill('SIGTERM');
  }, 500).unref();
}

/** Who runs this process: npm, or a shell and behind it npm (seen on Linux only). */
function runners() {
  const stat = (pid) => /^\d+ \((.*)\) \S+ (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  try {
    const [, name, parent] = stat(process.ppid);
    return /^(ba|da)?sh$/.test(name) ? `${process.ppid} ${parent}` : `${process.ppid}`;
  } catch {
    return `${process.ppid}`;
  }
}

/** Standard output belongs to the program that is run afterwards. */
function tell(message) {
  console.error(message);
}

function fail(message) {
  tell(message);
  process.exit(1);
}
