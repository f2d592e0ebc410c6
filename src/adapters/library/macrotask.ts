/** @file Lets waiting messages in. Unlike `setTimeout`, a message to oneself is not slowed down when it is done often. */

export function macrotask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
