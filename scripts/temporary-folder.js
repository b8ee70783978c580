import { tmpdir } from 'node:os';

/** The file of a socket may have a path of 103 bytes on a Mac. Chromium's takes 45 of them, a folder of `npm test` 18. */
const LONGEST = 103 - 45 - 18;

/** The folder for temporary files of tests: a short one also where the system's own has a long path, as on a Mac. */
export function temporaryFolder(system = process.platform, folder = tmpdir()) {
  // Windows has no such files.
  return system === 'win32' || Buffer.byteLength(folder) <= LONGEST ? folder : '/tmp';
}
