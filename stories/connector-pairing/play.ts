import type { MockPlatform } from 'brainstem/mock-platform';
import jsQR from 'jsqr';
import { userEvent } from 'storybook/test';
import type { Canvas } from '../conditions.ts';

/** Presses a button by its name. */
export async function press(canvas: Canvas, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

/** Shows the code, lets a phone scan it, and lets the widget see it. */
export async function pair(
  canvas: Canvas,
  platform: MockPlatform,
  how?: { phoneNumber?: string; error?: string },
): Promise<void> {
  await press(canvas, 'Show code');
  platform.scanPairing(await shownCode(canvas), how);
  returnToTab();
}

/** Makes the widget look at the pairing now, as when the user comes back to the tab. */
export function returnToTab(): void {
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Reads the code that is shown, as a phone does. */
export async function shownCode(canvas: Canvas): Promise<string> {
  const code = await canvas.findByRole('img');
  if (!(code instanceof HTMLCanvasElement)) throw new Error('expected a drawing');
  return readCode(code.toDataURL());
}

/** Connects a phone as somebody else would, at another place. */
export async function connectElsewhere(platform: MockPlatform): Promise<void> {
  const authorization = `Bearer ${await platform.issueToken()}`;
  const post = async (path: string, body?: object): Promise<unknown> => {
    const answer = await platform.fetch(
      `${platform.credentials.publicUrl}/connectors/messaging-a/${path}`,
      {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
    );
    return answer.json();
  };
  const session = await post('pairing-session');
  const pairingSessionId = textIn(session, 'pairingSessionId');
  platform.scanPairing(await readCode(`data:image/png;base64,${textIn(session, 'qrBase64')}`));
  await post('finalize', { pairingSessionId, connectionName: 'Elsewhere', selectedGroups: [] });
}

function textIn(value: unknown, name: string): string {
  const text: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  if (typeof text !== 'string') throw new Error(`expected ${name}`);
  return text;
}

async function readCode(address: string): Promise<string> {
  const image = new Image(400, 400);
  image.src = address;
  await image.decode();
  const drawing = document.createElement('canvas');
  drawing.width = 400;
  drawing.height = 400;
  const context = drawing.getContext('2d');
  if (context === null) throw new Error('expected a canvas');
  context.imageSmoothingEnabled = false;
  context.drawImage(image, 0, 0, 400, 400);
  const { data } = context.getImageData(0, 0, 400, 400);
  return jsQR(data, 400, 400)?.data ?? '';
}
