/** @file Fetches the sample notebook's files and questions, which are served with the app itself. */
import type { IncomingFile } from '../../rpc/contracts.ts';

interface SampleList {
  name: string;
  files: string[];
  questions: string[];
}

export interface Sample {
  name: string;
  files: IncomingFile[];
  questions: string[];
}

const folder = `${import.meta.env.BASE_URL}sample/`;

async function get(name: string): Promise<Response> {
  const response = await fetch(`${folder}${name}`);
  if (!response.ok) throw new Error(`${name}: status ${response.status}`);
  return response;
}

async function list(): Promise<SampleList> {
  return (await (await get('sample.json')).json()) as SampleList;
}

export async function sampleQuestions(): Promise<string[]> {
  return (await list()).questions;
}

export async function loadSample(): Promise<Sample> {
  const { name, files, questions } = await list();
  const loaded = await Promise.all(files.map(async (path) => ({ path, blob: await (await get(path)).blob() })));
  return { name, questions, files: loaded };
}
