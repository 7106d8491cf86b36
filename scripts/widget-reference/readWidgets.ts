import { relative } from 'node:path';
import ts from 'typescript';
import { kebabCase, widgetNames, type WidgetName } from '../../src/widgets/widgetNames.ts';
import { capital } from '../capital.ts';
import { filesOf, partsOf } from '../parts.ts';
import { createSourceProgram } from '../sourceProgram.ts';

/** A prop, an event or an action, as its type and its comment have it. */
export interface Described {
  name: string;
  type: string;
  text: string;
  defaultValue: string | undefined;
  /** Of a function. */
  parameters: readonly { name: string; type: string; optional: boolean }[];
  returns: string | undefined;
}

/** A widget, as the code has it. */
export interface ReadWidget {
  name: WidgetName;
  component: string;
  text: string;
  props: ReadonlyMap<string, Described>;
  /** By their names in the page. */
  events: ReadonlyMap<string, Described>;
  /** The actions that its `actionsRef` gets. */
  actions: ReadonlyMap<string, Described>;
  parts: readonly string[];
  /** The hooks that its entry exports. */
  hooks: readonly string[];
  /** The functions of `brainstem/core` that it is made of. */
  cores: readonly string[];
}

const typesFile = 'scripts/widget-reference/widgetTypes.ts';
const coreFile = 'src/core.ts';

/** The files that a program to read widgets from begins with. */
export const widgetSources = [typesFile, coreFile, ...widgetNames.map(entryOf)];

/** Reads every widget from its types, its comments and what it imports. */
export function readWidgets(program = createSourceProgram(widgetSources)): ReadWidget[] {
  const checker = program.getTypeChecker();
  const [widgetTypes] = exportsOf(program, typesFile);
  if (widgetTypes === undefined) throw new Error(`${typesFile} exports nothing.`);
  const allTypes = checker.getDeclaredTypeOfSymbol(widgetTypes);
  const cores = exportsOf(program, coreFile).filter(({ name }) => /^create[A-Z]/.test(name));

  return widgetNames.map((name) => {
    const component = capital(name);
    const exported = exportsOf(program, entryOf(name));
    const symbol = exported.find((item) => item.name === component);
    const types = allTypes.getProperty(name);
    if (symbol === undefined || types === undefined) throw new Error(`There is no ${component}.`);
    const membersOf = (kind: string): Map<string, Described> => {
      const holder = checker.getTypeOfSymbol(types).getProperty(kind);
      const members = holder && checker.getTypeOfSymbol(holder).getProperties();
      return new Map(members?.map((member) => [member.name, describe(checker, member)]));
    };
    const files = filesOf(fileOf(symbol));
    return {
      name,
      component,
      text: describe(checker, symbol).text,
      props: membersOf('props'),
      events: membersOf('events'),
      actions: membersOf('actions'),
      parts: partsOf(fileOf(symbol)),
      hooks: exported.map((item) => item.name).filter((item) => /^use[A-Z]/.test(item)),
      cores: cores.filter((core) => files.includes(fileOf(core))).map((core) => core.name),
    };
  });
}

function entryOf(name: WidgetName): string {
  return `src/react/${kebabCase(name)}.ts`;
}

function exportsOf(program: ts.Program, path: string): ts.Symbol[] {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  if (module === undefined) throw new Error(`There is no module at ${path}.`);
  return checker
    .getExportsOfModule(module)
    .map((symbol) =>
      (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol),
    );
}

function describe(checker: ts.TypeChecker, symbol: ts.Symbol): Described {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  const write = (written: ts.Type): string =>
    checker.typeToString(written, undefined, ts.TypeFormatFlags.NoTruncation);
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'default');
  const [signature] = type.getCallSignatures();
  return {
    name: symbol.name,
    type: write(type),
    text: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    defaultValue: tag && ts.displayPartsToString(tag.text),
    parameters: (signature?.getParameters() ?? []).map((parameter) => ({
      name: parameter.name,
      type: write(checker.getNonNullableType(checker.getTypeOfSymbol(parameter))),
      optional:
        parameter.valueDeclaration !== undefined &&
        ts.isParameter(parameter.valueDeclaration) &&
        parameter.valueDeclaration.questionToken !== undefined,
    })),
    returns: signature && write(signature.getReturnType()),
  };
}

function fileOf({ declarations = [] }: ts.Symbol): string {
  return relative('.', declarations[0]?.getSourceFile().fileName ?? '');
}
