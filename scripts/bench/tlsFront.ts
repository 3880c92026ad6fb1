import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createPlain, request } from 'node:http';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Front {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** Whoever trusts this file trusts the front. */
  readonly certificateFile: string;
  close(): void;
}

function makeCertificate(folder: string): { key: string; cert: string } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-days', '1'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-nodes', ...kind, ...names, '-keyout', key, '-out', cert],
    { stdio: 'ignore' },
  );
  return { key, cert };
}

/** What HTTP/2 says its own way. */
const isOfConnection = (name: string) =>
  /^(?:connection|keep-alive|transfer-encoding|host|:.*)$/i.test(name);

const forwarded = (headers: Record<string, string | string[] | undefined>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isOfConnection(name)));

async function listen(server: NetServer): Promise<number> {
  await once(server.listen(0, 'localhost'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** What stands before the site in production: TLS and HTTP/2, and a door that only says where that is. */
export async function openTlsFront(site: string): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), 'tls-'));
  const files = makeCertificate(folder);
  const secure = createSecureServer(
    { key: readFileSync(files.key), cert: readFileSync(files.cert), allowHTTP1: true },
    ({ url, method, headers }, response) => {
      const asked = request(site + url, { method, headers: forwarded(headers) }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, forwarded(answer.headers));
        answer.pipe(response);
      });
      asked.once('error', () => response.destroy());
      asked.end();
    },
  );
  const sessions = new Set<ServerHttp2Session>();
  secure.on('session', (session) => sessions.add(session));
  const httpsPort = await listen(secure);
  const plain = createPlain(({ url = '/' }, response) => {
    response.writeHead(301, { location: `https://localhost:${httpsPort}${url}` }).end();
  });
  const httpPort = await listen(plain);
  return {
    httpPort,
    httpsPort,
    certificateFile: files.cert,
    close() {
      plain.close();
      plain.closeAllConnections();
      for (const session of sessions) session.destroy();
      secure.close();
      rmSync(folder, { recursive: true });
    },
  };
}
