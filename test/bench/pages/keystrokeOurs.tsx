import { frameWhen, offerBench, typeInto } from '../browser/benchPage.ts';

const element = document.getElementById('root') ?? document.body;
const field = (): HTMLTextAreaElement | null => element.querySelector('textarea');

/** From the request for the chat's module, which is on this machine, to a key press that it took. */
offerBench({
  async run() {
    const { mountChat } = await import('../browser/mountChat.tsx');
    mountChat(element);
    await frameWhen(() => field() !== null);
    typeInto(field(), 'a');
    // Nothing can be sent before the store has the words.
    await frameWhen(() => element.querySelector('button[aria-label="Send"]:enabled') !== null);
  },
  shown: () => field()?.value.length ?? 0,
});
