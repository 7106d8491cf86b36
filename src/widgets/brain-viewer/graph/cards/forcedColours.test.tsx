import { render } from '@testing-library/react';
import { ReactFlowProvider, type NodeProps } from '@xyflow/react';
import { beforeEach, expect, test } from 'vitest';
import { emulateMedia } from '../../../../../test/emulateMedia.ts';
import { TokenlessProvider } from '../../../../provider/index.ts';
import { Surface } from '../../../../ui/index.ts';
import { LabelCard, type LabelCardData, type LabelNode } from './LabelCard.tsx';

beforeEach(() => emulateMedia('forced-colors', 'active'));

const label: LabelCardData['label'] = {
  name: 'Order',
  count: 12,
  properties: [{ name: 'total', type: 'number', presence: 0.5, samples: [] }],
};

function card(data: Partial<LabelCardData>): Element {
  const props: NodeProps<LabelNode> = {
    id: 'Order',
    type: 'label',
    data: { label, group: undefined, detail: 'all', look: 'plain', ...data },
    dragging: false,
    draggable: true,
    selectable: false,
    selected: false,
    deletable: false,
    isConnectable: false,
    zIndex: 0,
    positionAbsoluteX: 0,
    positionAbsoluteY: 0,
  };
  const { container } = render(
    <TokenlessProvider baseUrl="https://platform.invalid">
      <Surface>
        <ReactFlowProvider>
          <LabelCard {...props} />
        </ReactFlowProvider>
      </Surface>
    </TokenlessProvider>,
  );
  const drawn = container.querySelector('[data-part="card"]');
  if (drawn === null) throw new Error('There is no card.');
  return drawn;
}

test('in forced colours the bar of a property differs from its track, which is outlined', () => {
  const bar = card({}).querySelector('li > span > span');
  const track = bar?.parentElement ?? null;
  if (bar === null || track === null) throw new Error('There is no bar.');
  expect(bar.getBoundingClientRect().width).toBeCloseTo(track.getBoundingClientRect().width / 2, 0);
  expect(getComputedStyle(bar).backgroundColor).not.toBe(getComputedStyle(track).backgroundColor);
  expect(getComputedStyle(track).outlineStyle).toBe('solid');
});

test.each(['selected', 'added'] as const)(
  'in forced colours a card that is %s has an outline, as shadows are taken away',
  (look) => {
    expect(getComputedStyle(card({})).outlineStyle).toBe('none');
    expect(getComputedStyle(card({ look })).outlineStyle).toBe('solid');
  },
);
