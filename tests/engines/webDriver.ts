/** Just enough of https://www.w3.org/TR/webdriver: without a body it sends GET, with one POST. */
export const connectWebDriver =
  (server: string) =>
  async <Result>(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<Result> => {
    const response = await fetch(`${server}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value }: { value: Result & { message?: string; error?: string } } =
      await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
