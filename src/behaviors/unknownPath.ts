// The specification asks for the unknown path in the console.
console.error(`404: no page at ${location.pathname}`);
