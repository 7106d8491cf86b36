export interface ServiceRootOptions {
  /** The name of the option in error messages, such as `baseUrl`. */
  readonly name: string;
  /** Developer advice for allowing plain http to another machine. `undefined` if it is allowed. */
  readonly remedy: string | undefined;
}

/**
 * Reads the root of a service that credentials are sent to.
 *
 * @returns The normalised root without a trailing slash, or the problem.
 */
export function readServiceRoot(
  address: string,
  { name, remedy }: ServiceRootOptions,
): { readonly root: string } | { readonly problem: string } {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    // An invalid address may still contain a password.
    const received = address.includes('@') ? '' : `, received ${JSON.stringify(address)}`;
    return { problem: `${name} must be an absolute http or https address${received}` };
  }
  if (url.username !== '' || url.password !== '' || /[?#]/.test(address)) {
    return { problem: `${name} must be an address without user, query or fragment` };
  }
  if (url.protocol === 'http:' && remedy !== undefined && !isLoopback(url.hostname)) {
    return {
      problem: `${name} must be an https address, since over http anyone on the way can read the credential. ${remedy}`,
    };
  }
  const root = url.href.replace(/\/+$/, '');
  const [routes] = /\/public\/v1$/.exec(root) ?? [];
  return routes === undefined
    ? { root }
    : {
        problem: `${name} must be the service root, without ${routes}: ${root.slice(0, -routes.length)}`,
      };
}

/** Returns true if a host is this machine, to which plain http is safe. */
export function isLoopback(hostname: string): boolean {
  return /^(?:.+\.)?localhost$|^127(?:\.\d+){3}$|^\[::1\]$/.test(hostname);
}
