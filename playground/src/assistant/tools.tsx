import { defineTool, type ToolRenderers } from 'brainstem/react';
import * as v from 'valibot';

const placeOrder = defineTool({
  args: v.object({ product: v.string(), boxes: v.number() }),
  result: v.object({ order: v.string() }),
  label: 'Place an order',
  confirm: ({ product, boxes }) => (
    <p>
      Order {boxes} boxes of {product} from the store in Rotterdam.
    </p>
  ),
  handle: () => ({ order: 'Q-4711' }),
});

/** The assistant's tools in this page. */
export const tools: ToolRenderers = { place_order: placeOrder };
