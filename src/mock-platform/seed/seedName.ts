import * as v from 'valibot';

export const seedName = v.picklist(['default', 'empty', 'large']);

/**
 * The initial data of a mock platform. `default` is an active organisation and `empty` a new one.
 * `large` has 250 sessions, one of them with 1,000 messages, 3,000 findings, 120 ontologies and a
 * brain of 1,000 labels.
 */
export type SeedName = v.InferOutput<typeof seedName>;

export const brainLabels = v.picklist([60, 300, 1000]);

/** The number of labels in a seeded brain, which has two and a half times as many relationships. */
export type BrainLabels = v.InferOutput<typeof brainLabels>;
