/** @file The packages of package-lock.json as parts of a bill of materials. */
import { readFileSync } from 'node:fs';
import { licenceOf } from './licences.ts';

export interface LockedPackage {
  name: string;
  version: string;
  /** SPDX expression; empty: not known. */
  licence: string;
  /** SHA-512 of the archive in the registry, in hexadecimal; empty: not told. */
  sha512: string;
  /** Address of that archive. */
  resolved: string;
  /** Whether it is needed to run the app or its commands, and not only to build, to test, or on some systems. */
  isShipped: boolean;
  hasInstallScript: boolean;
}

interface LockEntry {
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
}

/** Every package once for each version, by name. */
export function lockedPackages(file = 'package-lock.json'): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockEntry> };
  const found = new Map<string, LockedPackage>();
  for (const [place, entry] of Object.entries(packages)) {
    if (place === '') continue;
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const { version = '', integrity = '', resolved = '', dev, optional, devOptional, hasInstallScript } = entry;
    const isShipped = !dev && !optional && !devOptional;
    const known = found.get(`${name}@${version}`);
    found.set(`${name}@${version}`, {
      name,
      version,
      licence: licenceOf(name, entry.license),
      sha512: /^sha512-/.test(integrity) ? Buffer.from(integrity.slice(7), 'base64').toString('hex') : '',
      resolved,
      isShipped: isShipped || (known?.isShipped ?? false),
      hasInstallScript: hasInstallScript ?? false,
    });
  }
  return [...found.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}
