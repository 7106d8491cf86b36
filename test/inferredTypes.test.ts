import { expect, test } from 'vitest';
import { createTypeWriter, infers } from '../scripts/inferredTypes.ts';
import { createSourceProgram } from '../scripts/sourceProgram.ts';

const findings = 'src/contract/findings.ts';
const brain = 'src/contract/brain.ts';
const write = createTypeWriter(createSourceProgram([findings, brain]));

test('a type that a schema gives is written out with comments and names, without valibot', () => {
  const inferred = 'export interface FindingList extends v.InferOutput<typeof findingList> {\n}\n';
  expect(infers(inferred)).toBe(true);
  expect(write(findings, inferred)).toBe(`export interface FindingList {
    /** The value is \`ok\`. */
    status: string;
    count: number;
    counters: FindingCounters;
    findings: Finding[];
}
`);
});

test('fields of another interface that a type extends are left there', () => {
  const inferred =
    'export interface ConnectedBrain extends BrainSchema, v.InferOutput<typeof connectedBrain> {\n}\n';
  const written = write(brain, inferred);
  expect(written).toMatch(/^export interface ConnectedBrain extends BrainSchema \{\n/);
  expect(written).toContain('    user_id?: string | null;\n');
  expect(written).toContain('        [key: string]: unknown;\n');
  expect(written).not.toContain('tenant_id');
});

test('a type that no schema gives is told apart', () => {
  const own = 'export interface UnknownPart {\n    raw: unknown;\n}\n';
  expect(infers(own)).toBe(false);
});
