import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { shownKinds } from '../../.storybook/shownKinds.ts';

test('elements that differ in their words alone are one kind', () => {
  const { container } = render(
    <>
      <button type="button">Save</button>
      <button type="button">Delete</button>
    </>,
  );
  expect(
    [...shownKinds(container).keys()].filter((kind) => kind.includes('type=button')),
  ).toHaveLength(1);
});

const differences: readonly (readonly [string, ReactElement, ReactElement])[] = [
  ['no words', <button />, <button>Save</button>],
  ['no label', <input />, <input aria-label="Name" />],
  [
    'a label that is not its own',
    <label>
      Name
      <select>
        <option>Port</option>
      </select>
    </label>,
    <div>
      Name
      <select>
        <option>Port</option>
      </select>
    </div>,
  ],
  ['another role', <div>Name</div>, <div role="status">Name</div>],
  ['another class', <p>Name</p>, <p className="other">Name</p>],
  [
    'what scrolls',
    <div style={{ overflow: 'auto', blockSize: 20 }} />,
    <div style={{ overflow: 'auto', blockSize: 20 }}>
      <div style={{ blockSize: 40 }} />
    </div>,
  ],
  [
    'another state',
    <button aria-expanded="true">More</button>,
    <button aria-expanded="false">More</button>,
  ],
  ['another colour', <p>Name</p>, <p style={{ color: 'red' }}>Name</p>],
];

test.each(differences)('%s makes a kind of its own', (_, one, other) => {
  const kindsOf = (element: ReactElement) => {
    const { container, unmount } = render(element);
    const kinds = [...shownKinds(container).keys()];
    unmount();
    return kinds;
  };
  expect(kindsOf(one)).not.toEqual(kindsOf(other));
});

test('what names an element from elsewhere counts as its words', () => {
  const { container } = render(
    <>
      <span id="there">Port</span>
      <input aria-labelledby="there" />
      <input aria-labelledby="missing" />
    </>,
  );
  expect(
    [...shownKinds(container).keys()].filter((kind) => kind.includes('aria-labelledby')),
  ).toHaveLength(2);
});
