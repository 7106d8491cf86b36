import * as v from 'valibot';

export const seedName = v.picklist(['default', 'empty', 'large']);

/**
 * The initial data of a mock platform: `default` an organisation at work, `empty` one that has just
 * begun, `large` one with 250 sessions, of which one has 1,000 messages, 3,000 findings, 120
 * ontologies and a brain of 1,000 labels.
 */
export type SeedName = v.InferOutput<typeof seedName>;

export const brainLabels = v.picklist([60, 300, 1000]);

/** The label counts of a seeded brain; it has two and a half times as many relationships. */
export type BrainLabels = v.InferOutput<typeof brainLabels>;
