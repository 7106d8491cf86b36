import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import { timeouts } from '../timeouts.ts';
import type { DrivenKey, DrivenPage } from './drivenPage.ts';

/** The command for WebKitGTK's driver: its path, and how it gets a screen. */
export interface WebKitCommands {
  driver: string;
  /** `xvfb-run`, where there is no display. */
  screen: string;
}

/** Opens a page in WebKitGTK's own small browser, which is driven by WebDriver's plain requests. */
export async function openWebKit({ driver, screen }: WebKitCommands): Promise<DrivenPage> {
  const port = await freePort();
  const started = spawn(screen, ['-a', driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const service = `http://127.0.0.1:${port}`;
  await untilAnswered(`${service}/status`);
  const session = v.parse(
    v.object({ sessionId: v.string() }),
    await send(`${service}/session`, { capabilities: { alwaysMatch: {} } }),
  );
  const address = `${service}/session/${session.sessionId}`;
  await send(`${address}/window/rect`, { width: 1000, height: 960 });
  const act = (action: object): Promise<unknown> =>
    send(`${address}/actions`, { actions: [action] });
  return {
    goto: async (url) => {
      await send(`${address}/url`, { url });
    },
    evaluate: (expression) =>
      send(`${address}/execute/sync`, { script: `return (${expression});`, args: [] }),
    async press(key, withShift = false) {
      const value = keys[key];
      const held = withShift ? [shift] : [];
      const actions = [
        ...held.map((held) => ({ type: 'keyDown', value: held })),
        { type: 'keyDown', value },
        { type: 'keyUp', value },
        ...held.map((held) => ({ type: 'keyUp', value: held })),
      ];
      await act({ type: 'key', id: 'keyboard', actions });
    },
    async type(text) {
      const actions = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keyboard', actions });
    },
    async click(x, y) {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await act({ type: 'pointer', id: 'mouse', actions });
    },
    async close() {
      await send(address, undefined, 'DELETE');
      // The screen and the driver are a group of their own.
      if (started.pid !== undefined) process.kill(-started.pid);
    },
  };
}

const shift = '\uE008';

/** Keys as the WebDriver standard writes them. */
const keys: Readonly<Record<DrivenKey, string>> = {
  Tab: '\uE004',
  Enter: '\uE006',
  Escape: '\uE00C',
  End: '\uE010',
};

async function send(url: string, body?: object, method = 'POST'): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = v.parse(v.object({ value: v.unknown() }), await response.json());
  if (!response.ok) throw new Error(`WebDriver: ${JSON.stringify(answer.value)}`);
  return answer.value;
}

/** Asks until somebody answers: the driver says nothing when it is there. */
async function untilAnswered(url: string): Promise<void> {
  const deadline = Date.now() + timeouts.wait;
  while (!(await isAnswered(url))) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start.');
    await setTimeout(100);
  }
}

async function isAnswered(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No port.'));
        else resolve(address.port);
      });
    });
  });
}
