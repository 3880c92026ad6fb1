// A desktop that nobody sees: a screen, a bus, a window manager and Orca, all in French and all in a folder of their
// own, so that nothing of it meets the session of whoever runs the tests.
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Program, startProgram } from '#tests/engines/program.ts';
import { type Ear, startSpeechServer } from './speechServer.ts';

const execute = promisify(execFile);

export interface Desktop {
  readonly ear: Ear;
  /** Where programs of this desktop keep their files. */
  readonly folder: string;
  readonly orca: Program;
  /** Starts a program that lives as long as the desktop. */
  start(command: string, args: readonly string[], ready?: RegExp): Promise<Program>;
  /** Runs one to its end. */
  run(command: string, ...args: readonly string[]): Promise<string>;
  close(): Promise<void>;
}

const SCREEN = ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];

const environment = (folder: string) => ({
  HOME: folder,
  PATH: `${folder}:${process.env['PATH']}`,
  XDG_RUNTIME_DIR: folder,
  XDG_DATA_HOME: join(folder, 'data'),
  XDG_CONFIG_HOME: join(folder, 'config'),
  XDG_CACHE_HOME: join(folder, 'cache'),
  LOCPATH: join(folder, 'locale'),
  LANG: 'fr_FR.UTF-8',
  LANGUAGE: 'fr',
  LC_ALL: 'fr_FR.UTF-8',
  GDK_BACKEND: 'x11',
  GNOME_ACCESSIBILITY: '1',
  GSETTINGS_BACKEND: 'memory',
  GTK_MODULES: 'gail:atk-bridge',
  MOZ_ENABLE_WAYLAND: '0',
  NO_AT_BRIDGE: '',
  WAYLAND_DISPLAY: '',
  SPEECHD_ADDRESS: `unix_socket:${join(folder, 'speech.sock')}`,
});

/** Programs speak to a screen reader only where they are told that there is one. */
async function announceReader(run: Desktop['run']): Promise<void> {
  const ask = (method: string, ...args: readonly string[]) =>
    run(
      ...(['gdbus', 'call', '--session', '--dest', 'org.a11y.Bus'] as const),
      ...['--object-path', '/org/a11y/bus', '--method', method, ...args],
    );
  await ask('org.a11y.Bus.GetAddress');
  for (const property of ['IsEnabled', 'ScreenReaderEnabled'])
    await ask('org.freedesktop.DBus.Properties.Set', 'org.a11y.Status', property, '<true>');
}

export async function openDesktop(): Promise<Desktop> {
  const folder = mkdtempSync(join(tmpdir(), 'listen-'));
  const programs: Program[] = [];
  const env: Record<string, string> = environment(folder);
  async function start(command: string, args: readonly string[], ready?: RegExp) {
    const program = await startProgram(command, args, ready, env);
    programs.push(program);
    return program;
  }
  async function run(command: string, ...args: readonly string[]) {
    const { stdout } = await execute(command, args, { env: { ...process.env, ...env } });
    return stdout;
  }
  const settings = join(env['XDG_DATA_HOME'] ?? '', 'orca');
  for (const place of [settings, env['LOCPATH'] ?? '']) mkdirSync(place, { recursive: true });
  copyFileSync('tests/listen/orca-customizations.py', join(settings, 'orca-customizations.py'));
  // Orca looks for others of the same user and ends for one: here are several, each in its session.
  symlinkSync('/bin/false', join(folder, 'pgrep'));
  await run('localedef', '-i', 'fr_FR', '-f', 'UTF-8', join(env['LOCPATH'] ?? '', 'fr_FR.UTF-8'));
  const ear = await startSpeechServer(join(folder, 'speech.sock'));
  env['DISPLAY'] = `:${(await start('Xvfb', SCREEN, /(\d+)\n/)).found}`;
  const bus = ['--session', '--nofork', '--print-address=1'];
  env['DBUS_SESSION_BUS_ADDRESS'] = (await start('dbus-daemon', bus, /(unix:\S+)\n/)).found;
  await start('openbox', []);
  await announceReader(run);
  const orca = await start('orca', ['--disable', 'braille']);
  return {
    ear,
    folder,
    orca,
    start,
    run,
    async close() {
      for (const program of programs.reverse()) await program.stop();
      ear.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
