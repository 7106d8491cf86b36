/**
 * The name of our Trusted Types policy. A page that enforces Trusted Types lists it in its
 * `trusted-types` directive.
 */
const policyName = 'brainstem';

/** Typed as the DOM's own types have it, which know no trusted values. */
interface TrustedPolicy {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: TrustedPolicy) => TrustedPolicy;
}

let policy: TrustedPolicy | undefined;

/** A document for a sandboxed frame, as a page with Trusted Types takes it. */
export function trustedDocument(html: string): string {
  return policyOf().createHTML(html);
}

/** The address of a worker, as a page with Trusted Types takes it. */
export function trustedScriptUrl(url: string): string {
  return policyOf().createScriptURL(url);
}

/** Made when first needed, and once: a page refuses a second one of the same name. */
function policyOf(): TrustedPolicy {
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
    // The page does not allow the policy. Its sinks then refuse us, and the fall-backs take over.
    return asIs;
  }
}

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
