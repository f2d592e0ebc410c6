/** @file Runs one chat model with web-llm, which is large and is loaded here alone. */
import { expose } from 'comlink';
import { createHost } from '../src/adapters/webllm/create-host.ts';
import { installErrorCodec } from '../src/rpc/errors.ts';

installErrorCodec();
expose(createHost());
