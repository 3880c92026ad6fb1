import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

/** The files of a certificate for localhost, signed by itself; this process believes it from now on. */
export function makeCertificate(folder: string): Certificate {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-days', '1'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-nodes', ...kind, ...names, ...files], {
    stdio: 'ignore',
  });
  setDefaultCACertificates([...getCACertificates(), readFileSync(certificate, 'utf8')]);
  return { certificate, key };
}
