import type { Environment } from '../environment.ts';
import { isPresigned } from '../presign.ts';
import { refuse } from '../request/httpError.ts';
import type { World } from '../state/world.ts';

/** Serves a file to anyone with its presigned URL, as object storage does. */
export async function downloadFile(
  request: Request,
  world: World,
  environment: Environment,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const storageKey = decodePath(pathname.slice(pathname.indexOf('/__files/') + '/__files/'.length));
  if (!(await isPresigned(storageKey, searchParams, world, environment))) {
    return refuse(403, 'The address has expired or was changed');
  }
  const file = world.files.get(storageKey) ?? world.taskFiles.get(storageKey);
  if (file === undefined) return refuse(404, 'File not found');
  return new Response(file.bytes, {
    headers: {
      'content-type': file.contentType,
      'content-length': String(file.bytes.size),
      'content-disposition': disposition(file.name),
      'x-content-type-options': 'nosniff',
    },
  });
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Always an attachment, so that a stored page doesn't run on this origin. */
function disposition(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
