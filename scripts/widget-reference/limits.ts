import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { endpoints } from '../../src/contract/index.ts';
import { sourceFiles } from '../../test/sourceFiles.ts';
import type { WidgetName } from '../../src/widgets/widgetNames.ts';

/** The constants of a widget's code that people may meet, as the file and the name of each. */
const constants: Partial<Record<WidgetName, readonly (readonly [file: string, name: string])[]>> = {
  chat: [
    ['useLongPaste.tsx', 'maxPasteLength'],
    ['ToolCall.tsx', 'maxShownLength'],
    ['draftPersistence.ts', 'maxDrafts'],
  ],
  brainViewer: [
    ['groupLabels.ts', 'maxGroups'],
    ['createBrain.ts', 'maxExtractions'],
    ['createBrain.ts', 'maxUndoSteps'],
    ['exportPicture.ts', 'maxSide'],
  ],
  ontologyEditor: [
    ['useImport.tsx', 'maxBytes'],
    ['MatchPreview.tsx', 'maxBytes'],
    ['passages.ts', 'maxPassageLength'],
  ],
  findingsReview: [['undoTime.ts', 'maxFactor']],
  sqlConnectionForm: [
    ['readLayers.ts', 'maxTextLength'],
    ['StreamPicker.tsx', 'maxOpen'],
  ],
  credentialForm: [['SecretField.tsx', 'maxKeySize']],
};

/** Writes the section on a widget's limits, the scopes that its routes need, and its errors. */
export function limitsSection(widget: WidgetName, page: string): string {
  const limits = (constants[widget] ?? []).map(([file, name]) => describe(file, name));
  const scopes = scopesOf(page);
  return [
    limits.length > 0 && limits.map((limit) => `- ${limit}`).join('\n'),
    scopes.length > 0 &&
      `These routes need ${scopes.map((scope) => `\`${scope}\``).join(', ')}. Without a scope, the widget shows what it can read and says which one is missing.`,
    'A request may take 30 seconds and its answer 64 MiB, unless [`createClient`](https://github.com/brainstem/brainstem/blob/main/docs/api/brainstem.md#clientoptions) says otherwise. What a user reads when a route refuses, fails or answers something else is the same in every widget: [In a widget](../troubleshooting.md#in-a-widget). Your page hears of it by `onLoadError` and `onError`.',
  ]
    .filter((part) => part !== false)
    .join('\n\n');
}

/** A constant's comment with its value. @throws Error when the file has no such constant. */
function describe(file: string, name: string): string {
  const paths = sourceFiles(['src/widgets'], new RegExp(`/${file}$`));
  const [path = ''] = paths;
  if (paths.length !== 1) throw new Error(`Brainstem: ${paths.length} files are named ${file}.`);
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find(
      (declaration) => declaration.name.getText(source) === name,
    );
    if (found?.initializer === undefined) continue;
    const comment = ts
      .getJSDocCommentsAndTags(statement)
      .map((part) => ts.getTextOfJSDocComment(part.comment) ?? '')
      .join(' ')
      .replace(/\s+/g, ' ');
    return `**${valueOf(found.initializer).toLocaleString('en')}**. ${comment}`;
  }
  throw new Error(
    `Brainstem: ${path} has no constant ${name}. Mend scripts/widget-reference/limits.ts.`,
  );
}

/** A number, or a product of numbers. */
function valueOf(expression: ts.Expression): number {
  if (ts.isBinaryExpression(expression))
    return valueOf(expression.left) * valueOf(expression.right);
  return Number(expression.getText().replaceAll('_', ''));
}

/** The documented scopes of the routes that a page lists, by their paths. */
function scopesOf(page: string): string[] {
  const [, routes = ''] = /\n### Routes\n([^]*?)(?=\n### |$)/.exec(page) ?? [];
  const listed = new Set(routes.match(/[\w{}./-]*\/[\w{}./-]*[\w}]/g));
  const scopes = endpoints
    .filter(({ path }) => listed.has(path))
    .flatMap(({ scope }) => (scope === undefined ? [] : [scope]));
  return [...new Set(scopes)].toSorted();
}
