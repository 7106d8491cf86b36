import type { ComponentType, ReactNode } from 'react';
import type { ToolCallViewProps, ToolHandling, ToolRenderer } from './toolRenderers.ts';

/** A schema of zod, valibot, arktype or any other library with Standard Schema version 1. */
export interface ToolSchema<T> {
  readonly '~standard': {
    readonly validate: (
      value: unknown,
    ) => { readonly value: T; readonly issues?: undefined } | ToolIssues | Promise<unknown>;
  };
}

/** The reasons why a value was rejected. */
export interface ToolIssues {
  readonly issues: readonly unknown[];
}

/** Props of a tool call's view, with validated values. */
export interface TypedToolViewProps<Args, Result> extends ToolCallViewProps {
  args: Args;
  /** Undefined until the result arrives. */
  result: Result | undefined;
}

/** A tool with typed arguments and result. */
export interface ToolDefinition<Args, Result> extends Pick<ToolRenderer, 'label' | 'Input'> {
  /** The schema of its arguments. Must validate synchronously. */
  args: ToolSchema<Args>;
  /** The schema of its result. Must validate synchronously. */
  result: ToolSchema<Result>;
  /** Renders a call. If its values don't match the schemas, the built-in view is shown instead. */
  Call?: ComponentType<TypedToolViewProps<Args, Result>>;
  /** See {@link ToolRenderer.handle}. It returns the type of `result`. */
  handle?: (args: Args, handling: ToolHandling) => NoInfer<Result> | Promise<NoInfer<Result>>;
  /** See {@link ToolRenderer.confirm}. */
  confirm?: boolean | ((args: Args) => ReactNode);
}

/** Creates a renderer whose arguments and result are validated by schemas. */
export function defineTool<Args, Result>(tool: ToolDefinition<Args, Result>): ToolRenderer {
  const { args: argsSchema, result: resultSchema, Call, handle, confirm, ...rest } = tool;

  function TypedCall(props: ToolCallViewProps) {
    const args = check(argsSchema, props.call.args);
    const { result: found } = props.call;
    const result = found === undefined ? undefined : check(resultSchema, found.value);
    if (Call === undefined || args === undefined) return null;
    return <Call {...props} args={args.value} result={result?.value} />;
  }

  return {
    ...rest,
    ...(Call === undefined
      ? {}
      : {
          Call: TypedCall,
          accepts: ({ args, result }) =>
            check(argsSchema, args) !== undefined &&
            (result === undefined || check(resultSchema, result.value) !== undefined),
        }),
    ...(handle === undefined
      ? {}
      : {
          handle: (args, handling) => {
            const checked = check(argsSchema, args);
            if (checked === undefined) throw new Error('The arguments don’t fit the schema.');
            return handle(checked.value, handling);
          },
        }),
    ...(confirm === undefined
      ? {}
      : {
          confirm:
            typeof confirm === 'boolean'
              ? confirm
              : (args: unknown) => {
                  const checked = check(argsSchema, args);
                  return checked === undefined ? undefined : confirm(checked.value);
                },
        }),
  };
}

function check<T>(schema: ToolSchema<T>, value: unknown): { value: T } | undefined {
  const checked = schema['~standard'].validate(value);
  if ('then' in checked) return undefined;
  return checked.issues === undefined ? checked : undefined;
}
