/** @file `npm start`: builds the app, serves it at a fixed address and prints that. */
import { buildApp, serveBuild } from './server.ts';

const PORT = 4173;

console.log('Building Causeway …');
await buildApp('dist');
try {
  const { url } = await serveBuild('dist', { port: PORT });
  console.log(`Causeway is ready at ${url.replace(/\/$/, '')} (Ctrl+C stops it)`);
} catch (error) {
  if (!(error instanceof Error && error.message.includes('already in use'))) throw error;
  console.error(`Port ${PORT} is taken. Stop the program that uses it, then run npm start again.`);
  process.exitCode = 1;
}
