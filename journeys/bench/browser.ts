import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumFlags, chromiumPath } from './chromium.ts';

/** The three screen sizes at which every screen is checked. */
export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1180, height: 820 },
  desktop: { width: 1440, height: 900 },
} as const;

/** One device: a browser profile that outlives its browser process. */
export interface Device {
  open(): Promise<Page>;
  context(): BrowserContext;
  /** The folder in which the browser keeps everything. */
  readonly profile: string;
  /** Ends the browser process and keeps the profile. */
  quit(): Promise<void>;
  /** Returns the content policy violations so far and clears them. `remove` fails if any violation was not taken. */
  drainViolations(): readonly string[];
  /** Kills the browser's processes, as a power cut would. The profile stays on the disk as it is. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

export interface DeviceOptions {
  /** Loopback addresses by host name, for hosts that exist only in a journey. */
  readonly hosts?: Readonly<Record<string, string>>;
}

export function createDevice(
  size: { readonly width: number; readonly height: number } = sizes.tablet,
  { hosts = {} }: DeviceOptions = {},
): Device {
  const rules = Object.entries(hosts).map(([host, address]) => `MAP ${host} ${address}`);
  const profile = mkdtempSync(join(tmpdir(), 'reckoner-device-'));
  let running: BrowserContext | undefined;
  const violations: string[] = [];

  async function launch(): Promise<BrowserContext> {
    if (running !== undefined) return running;
    running = await chromium.launchPersistentContext(profile, {
      executablePath: chromiumPath,
      headless: true,
      args: [...chromiumFlags, ...(rules.length === 0 ? [] : [`--host-resolver-rules=${rules.join(',')}`])],
      viewport: size,
      serviceWorkers: 'allow',
    });
    await running.addInitScript(printViolations, violationMark);
    running.on('console', (message) => {
      if (message.text().startsWith(violationMark)) violations.push(message.text());
    });
    return running;
  }

  return {
    profile,
    open: async () => (await launch()).newPage(),
    context: () => {
      if (running === undefined) throw new Error('The browser is not running.');
      return running;
    },
    quit: async () => {
      await running?.close();
      running = undefined;
    },
    kill: async () => {
      const ended = new Promise<void>((resolve) => (running === undefined ? resolve() : running.once('close', () => resolve())));
      for (const pid of processesOf(profile)) killIfThere(pid);
      await ended;
      running = undefined;
    },
    drainViolations: () => violations.splice(0),
    remove: async () => {
      await running?.close();
      running = undefined;
      rmSync(profile, { recursive: true, force: true });
      if (violations.length > 0) throw new Error(`The policy of a page refused something:\n${violations.join('\n')}`);
    },
  };
}

const violationMark = 'Refused by the policy:';

/** Runs in each page before its own scripts. */
function printViolations(mark: string): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) =>
    console.error(mark, effectiveDirective, blockedURI, `${sourceFile}:${lineNumber}`, sample, `at ${location.href}`),
  );
}

/** Processes of the browser that runs on this profile. Its helper processes are among them or end with it. */
function processesOf(profile: string): readonly number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0').includes(`--user-data-dir=${profile}`) ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}

/** A helper process may end by itself between the listing and the kill. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'ESRCH')) throw fault;
  }
}
