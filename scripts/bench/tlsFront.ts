import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createPlain, request, type Server } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo } from 'node:net';
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

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, 'localhost'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** What stands before the site in production: TLS, and a door that only says where that is. */
export async function openTlsFront(site: string): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), 'tls-'));
  const files = makeCertificate(folder);
  const secure = createSecure(
    { key: readFileSync(files.key), cert: readFileSync(files.cert) },
    ({ url = '/', method, headers }, response) => {
      const { host } = new URL(site);
      const asked = request(site + url, { method, headers: { ...headers, host } }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
      });
      asked.once('error', () => response.destroy());
      asked.end();
    },
  );
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
      for (const server of [plain, secure]) {
        server.close();
        server.closeAllConnections();
      }
      rmSync(folder, { recursive: true });
    },
  };
}
