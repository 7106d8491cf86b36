import { describe, expect, it } from 'vitest';
import { registry } from '../widgets/registry.ts';
import { kebabCase, widgetNames } from '../widgets/widgetNames.ts';
import { eventName } from './names.ts';
import { readAttribute } from './createElementProps.ts';

describe('names', () => {
  it.each([
    ['label', 'label'],
    ['sessionId', 'session-id'],
    ['defaultSessionId', 'default-session-id'],
  ])('%s is the attribute %s', (property, name) => {
    expect(kebabCase(property)).toBe(name);
  });

  it.each(widgetNames)('%s is declared by this name', (name) => {
    expect(registry[name].tag).toBe(`brainstem-${kebabCase(name)}`);
  });

  it.each([
    ['onError', 'brainstem-error'],
    ['onSessionChange', 'brainstem-session-change'],
  ])('%s is the event %s', (prop, name) => {
    expect(eventName(prop)).toBe(name);
  });
});

describe('readAttribute', () => {
  it.each([
    ['string', null, { value: undefined }],
    ['string', '', { value: '' }],
    ['boolean', '', { value: true }],
    ['boolean', 'true', { value: true }],
    ['boolean', 'false', { value: false }],
    ['number', '1.5', { value: 1.5 }],
    ['number', '', { problem: 'expected a number, received ""' }],
    ['number', 'many', { problem: 'expected a number, received "many"' }],
    ['json', '[{"label":"Go"}]', { value: [{ label: 'Go' }] }],
    ['json', '{', { problem: 'expected JSON' }],
  ] as const)('reads %s %j', (kind, text, read) => {
    expect(readAttribute(kind, text)).toEqual(read);
  });
});
