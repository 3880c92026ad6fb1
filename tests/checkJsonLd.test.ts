import { describe, expect, test } from 'vitest';
import { checkJsonLd } from './support/checkJsonLd.ts';

describe('the check of these data', () => {
  const page = 'https://a.example/';

  test.each([
    ['a type that does not exist', { '@type': 'LocalBusines' }, 'no such type'],
    ['a type of the past', { '@type': 'Code' }, 'no such type'],
    ['no type', { '@id': 'x', name: 'a' }, 'no type'],
    ['a property that does not exist', { '@type': 'Place', nam: 'a' }, 'no such property'],
    ['a property of another type', { '@type': 'Place', vatID: 'a' }, 'not a property of this type'],
    ['a property of the past', { '@type': 'Service', serviceArea: 'a' }, 'superseded'],
    ['a text for a thing', { '@type': 'Service', provider: 'a' }, 'is no Organization or Person'],
    ['another thing', { '@type': 'Service', provider: { '@type': 'Place' } }, 'a Place is no'],
    ['a reference to nothing', { '@type': 'Service', provider: { '@id': '#x' } }, 'told nowhere'],
    ['a reference to another thing', { '@type': 'Service', provider: { '@id': page } }, 'WebPage'],
    ['a relative address', { '@type': 'Thing', url: '/contact' }, 'is no URL'],
    ['a number for a text', { '@type': 'Thing', name: 75 }, 'is no Text'],
    ['an empty text', { '@type': 'Thing', name: ' ' }, 'is no Text'],
    ['a French date', { '@type': 'WebPage', dateModified: '15/11/2026' }, 'is no Date'],
    ['a day that never comes', { '@type': 'WebPage', dateModified: '2026-02-30' }, 'is no Date'],
    ['a fault inside', { '@type': 'Service', provider: { '@type': 'Person', x: 1 } }, 'Person.x'],
  ])('finds %s', (_name, thing, problem) => {
    expect(checkJsonLd([thing], [page]).join('\n')).toContain(problem);
  });

  test('knows what a type has from those above it', () => {
    const business = { '@type': 'LocalBusiness', '@id': 'x', name: 'a', vatID: 'b', geo: [] };
    const service = { '@type': 'Service', provider: { '@id': 'x' } };
    expect(checkJsonLd([business, service])).toEqual([]);
  });
});
