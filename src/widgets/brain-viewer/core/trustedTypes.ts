/**
 * The name of the Trusted Types policy, which a page that enforces Trusted Types has to allow in
 * its `trusted-types` directive.
 */
const policyName = 'brainstem';

/** A policy that returns strings, since TypeScript's DOM types lack trusted values. */
interface TrustedPolicy {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: TrustedPolicy) => TrustedPolicy;
}

let policy: TrustedPolicy | undefined;

/**
 * Returns the policy that makes trusted values for sinks, if supported. Creates it lazily and once,
 * since browsers may refuse a second one of the same name.
 */
export function trustedTypes(): TrustedPolicy {
  policy ??= createPolicy();
  return policy;
}

function createPolicy(): TrustedPolicy {
  const asIs: TrustedPolicy = { createHTML: (html) => html, createScriptURL: (url) => url };
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isFactory(factory)) return asIs;
  try {
    return factory.createPolicy(policyName, asIs);
  } catch {
    // The page doesn't allow the policy. Its sinks will throw, and the fallbacks take over.
    return asIs;
  }
}

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
