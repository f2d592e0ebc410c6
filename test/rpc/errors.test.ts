import { expose, wrap } from 'comlink';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CausewayError } from '../../src/engine/errors.ts';
import { installErrorCodec } from '../../src/rpc/errors.ts';

const api = {
  async refuse(): Promise<number> {
    throw new CausewayError('file-too-large', 'Split it.', { bytes: 12, name: 'a.txt', hard: true });
  },
  async stumble(): Promise<never> {
    throw new TypeError('x is undefined');
  },
  async throwText(): Promise<never> {
    throw 'just text';
  },
  async give(): Promise<number> {
    return 7;
  },
};

const ports: MessagePort[] = [];

/** A real connection: everything is cloned on its way, as between threads. */
function connect() {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  expose(api, port1);
  return wrap<typeof api>(port2);
}

beforeAll(() => installErrorCodec());
afterEach(() => ports.splice(0).forEach((port) => port.close()));

describe('errors that cross between threads', () => {
  it('keep class, code, message and details', async () => {
    const error = await connect()
      .refuse()
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CausewayError);
    expect(error).toMatchObject({
      code: 'file-too-large',
      message: 'Split it.',
      details: { bytes: 12, name: 'a.txt', hard: true },
    });
  });

  it('become internal ones that keep their message when they are not ours', async () => {
    await expect(connect().stumble()).rejects.toMatchObject({
      name: 'CausewayError',
      code: 'internal',
      message: expect.stringContaining('x is undefined'),
    });
    await expect(connect().throwText()).rejects.toMatchObject({
      code: 'internal',
      message: expect.stringContaining('just text'),
    });
  });

  it('leave answers alone', async () => {
    expect(await connect().give()).toBe(7);
  });

  it('cross the same way when the codec is installed twice', async () => {
    installErrorCodec();
    await expect(connect().refuse()).rejects.toMatchObject({ code: 'file-too-large' });
  });
});
