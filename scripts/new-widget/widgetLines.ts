import type { WidgetNames } from './widgetFiles.ts';

/** Returns the lines that lists need, each with the file and the text before which it goes. */
export function widgetLines({
  kebab,
  camel,
  pascal,
}: WidgetNames): readonly (readonly [path: string, before: string, line: string])[] {
  const folder = `src/widgets/${kebab}`;
  const entry = `  ${camel},\n`;
  const declarations = 'src/widgets/declarations.ts';
  const cells = 'test/cells/everyWidget.ts';
  const regions = 'src/widgets/regions.test.tsx';
  const host = 'test/package/fixtures/host/widgets.tsx';
  const core = 'test/core.test.ts';
  return [
    ['src/widgets/widgetNames.ts', '] as const;', `  '${camel}',\n`],
    [
      declarations,
      'import type { WidgetName }',
      `import { ${camel} } from './${kebab}/declaration.ts';\n`,
    ],
    [declarations, '} as const satisfies', entry],
    [
      'src/widgets/registry.ts',
      '});',
      `  ${camel}: async () => (await import('./${kebab}/${pascal}.tsx')).${pascal},\n`,
    ],
    [
      'src/react.ts',
      "export { arabic } from './locales/ar.ts'",
      `export * from './react/${kebab}.ts';\n`,
    ],
    [
      'src/core.ts',
      "export * from './widgets/task-list/",
      `export * from '${folder.replace('src', '.')}/core/index.ts';\n`,
    ],
    [cells, 'import type { WidgetCells }', `import { ${camel} } from './rows/${camel}.ts';\n`],
    [cells, '};', entry],
    [regions, 'import { TaskList }', `import { ${pascal} } from './${kebab}/index.ts';\n`],
    [
      regions,
      '};\n\n/** A locale whose host',
      `  ${pascal}: {
    part: '${kebab}',
    widget: (onError) => <${pascal} onError={onError} />,
    regions: { content: { ${camel}: 'finish' } },
  },\n`,
    ],
    [
      'test/foreign/temperaments/jobs.ts',
      '};\n\nfunction checked',
      `  ${camel}: { work: (_platform, { press }) => press('Finish') },\n`,
    ],
    [host, "} from 'brainstem/react'", `  ${pascal},\n`],
    [host, '};', `  ${camel}: <${pascal} />,\n`],
    [core, "} from 'brainstem/core'", `  create${pascal},\n`],
    [
      core,
      "test('without React, an onboarding asks",
      `test('without React, ${camel} count', () => {
  const { store, actions } = create${pascal}();
  actions.finish();
  expect(store.getState().count).toBe(1);
});\n\n`,
    ],
    ['test/orca/journeys.ts', '};', `  ${camel}: { steps: [tabTo('Finish'), press('Return')] },\n`],
    ['scripts/widget-reference/jobs.ts', '};', `  ${camel}: 'Embed',\n`],
    ['test/package/budgets.ts', '};\n\n/** Hooks', `  ${camel}: 45,\n`],
  ];
}
