import { expect, test } from 'vitest';
import { sandboxDocument } from './sandboxDocument.ts';

test('a policy names WebRTC, which browsers warn of, only where scripts could use it', () => {
  expect(sandboxDocument('<p>Text', { height: 100 })).not.toContain('webrtc');
  expect(sandboxDocument('<p>Text', { height: 100, scripts: true })).toContain("webrtc 'block'");
});
