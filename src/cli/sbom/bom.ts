/**
 * @file A bill of materials in the form of CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/): packages and shipped files with licence,
 * origin and hash. It has no date and no serial number, so that the same build has the same bill.
 */
import type { Binary } from './binaries.ts';
import type { LockedPackage } from './packages.ts';

interface Component {
  type: 'library' | 'file';
  'bom-ref': string;
  name: string;
  version?: string;
  purl?: string;
  scope?: 'required' | 'excluded';
  licenses: { expression: string }[] | { license: { id: string } }[];
  hashes?: { alg: 'SHA-256' | 'SHA-512'; content: string }[];
  externalReferences?: { type: 'distribution'; url: string }[];
  properties?: { name: string; value: string }[];
}

export interface Bom {
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  version: 1;
  metadata: { component: { type: 'application'; name: string; version: string; licenses: Component['licenses'] } };
  components: Component[];
}

function licences(expression: string): Component['licenses'] {
  return /\s/.test(expression) ? [{ expression }] : [{ license: { id: expression } }];
}

function ofPackage({ name, version, licence, sha512, resolved, isShipped }: LockedPackage): Component {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    scope: isShipped ? 'required' : 'excluded',
    licenses: licences(licence),
    ...(sha512 && { hashes: [{ alg: 'SHA-512', content: sha512 }] }),
    ...(resolved && { externalReferences: [{ type: 'distribution', url: resolved }] }),
  };
}

function ofFile({ path, bytes, sha256, origin, licence }: Binary): Component {
  return {
    type: 'file',
    'bom-ref': `file:${path}`,
    name: path,
    licenses: licences(licence),
    hashes: [{ alg: 'SHA-256', content: sha256 }],
    properties: [
      { name: 'causeway:origin', value: origin },
      { name: 'causeway:bytes', value: String(bytes) },
    ],
  };
}

export function makeBom(
  app: { name: string; version: string; license: string },
  packages: readonly LockedPackage[],
  binaries: readonly Binary[],
): Bom {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', name: app.name, version: app.version, licenses: licences(app.license) },
    },
    components: [...packages.map(ofPackage), ...binaries.map(ofFile)],
  };
}
