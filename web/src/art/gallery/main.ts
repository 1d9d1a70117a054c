// A page for whoever draws: all pictures side by side. Open /art.html with the development server; it is never built.
import "@fontsource/grenze-gotisch/latin-500.css";
import "../../styles/tokens.css";
import "../../styles/base.css";

import { mount } from "svelte";

import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset["scheme"] = asked.get("scheme") ?? "dark";
mount(Gallery, { target: document.body, props: { show: asked.get("show") ?? "", size: Number(asked.get("size") ?? 120) } });
