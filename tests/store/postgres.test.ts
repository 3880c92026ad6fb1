import { describe, expect, inject, test } from 'vitest';
import { NotDoneError } from '#server/leads/ports.ts';
import { SetupError } from '#server/setupError.ts';
import { aRequest, newPostgresPlace, query } from '#tools/support/stores.ts';
import { openPostgresDoor } from '../support/postgresDoor.ts';
import { open } from './support.ts';

const server = inject('postgresUrl') ?? '';

const CUT = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name <> 'beside'`;

describe.skipIf(server === '')('PostgreSQL', () => {
  const refusal = async (change: (url: URL) => void) => {
    const url = new URL(server);
    change(url);
    const place = { dataDir: '/nowhere', databaseUrl: url.href };
    const error: unknown = await open(place).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SetupError);
    return String(error);
  };

  test('an unknown base is said in one line', async () => {
    const said = await refusal((url) => {
      url.pathname = 'none';
    });
    expect(said).toMatch(/DATABASE_URL : cette base n'existe pas \(3D000\)/);
  });

  test('a server that does not answer is said without the password', async () => {
    const said = await refusal((url) => {
      url.search = '';
      url.password = 'secret';
      url.port = '1';
    });
    expect(said).toMatch(/aucun serveur ne répond/);
    expect(said).not.toContain('secret');
  });

  test('a base of a later version is refused', async () => {
    const place = await newPostgresPlace(server);
    await (await open(place)).close();
    await query(place, "insert into kysely_migration values ('999-later', '2099-01-01T00:00:00Z')");
    await expect(open(place)).rejects.toThrow(/version plus récente.*999-later/);
  });

  test('several servers may start at once on an empty base', async () => {
    const place = await newPostgresPlace(server);
    const stores = await Promise.all([1, 2, 3, 4].map(() => open(place)));
    await Promise.all(stores.map((store) => store.probe()));
  });

  test('requests survive connections that break, each stored once', async () => {
    const place = await newPostgresPlace(server);
    const store = await open(place);
    const added = [];
    for (let number = 0; number < 60; number += 1) {
      const cut = number % 4 === 0 ? query(place, CUT) : undefined;
      added.push(
        await store.add(aRequest({ email: `${number}@usine.example` })).catch(() => undefined),
      );
      await cut;
    }
    const references = (await store.list()).map(({ reference }) => reference);
    const told = added.flatMap((one) => (one ? [one.reference] : []));
    expect(told.length).toBeGreaterThan(30);
    expect(new Set(told).size).toBe(told.length);
    expect(references).toEqual(expect.arrayContaining(told));
    expect(await query(place, 'select reference from mails')).toHaveLength(2 * references.length);
  });

  test('connections that break while they are made do not use up the pool', async () => {
    const place = await newPostgresPlace(server);
    const door = await openPostgresDoor(place.databaseUrl);
    const store = await open({ ...place, databaseUrl: door.url });
    await query(place, CUT);
    door.cutAt('set synchronous_commit');
    for (let tries = 0; tries < 12; tries += 1)
      await expect(store.add(aRequest())).rejects.toThrow();
    door.cutAt(undefined);
    expect(await store.add(aRequest())).toMatchObject({ status: 'stored' });
  });

  test('a line that goes dead is given up within ten seconds, and does not come back', async () => {
    const place = await newPostgresPlace(server);
    const door = await openPostgresDoor(place.databaseUrl);
    const store = await open({ ...place, databaseUrl: door.url });
    await store.add(aRequest());
    door.swallow(true);
    const started = performance.now();
    await expect(store.add(aRequest())).rejects.toThrow();
    expect(performance.now() - started).toBeLessThan(11_000);
    door.swallow(false);
    expect(await store.add(aRequest())).toMatchObject({ status: 'stored' });
  });

  test('its own tools make backups', async () => {
    const store = await open(await newPostgresPlace(server));
    await expect(store.backup('/tmp/never')).rejects.toThrow(NotDoneError);
    await expect(store.backup('/tmp/never')).rejects.toThrow(/pg_dump/);
  });
});
