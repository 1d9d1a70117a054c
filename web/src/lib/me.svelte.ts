// Who I am. A guest comes in with the first thing that needs a name, under one that he can change.

import { untrack } from "svelte";

import { api } from "./api";
import { settings } from "./settings.svelte";
import type { Me } from "./types";

const NAMES = ["Ada", "Bela", "Cato", "Dora", "Egon", "Flor", "Gil", "Hana", "Ines", "Juno", "Kai", "Lia", "Milo", "Nora", "Otto", "Pia"];

class Somebody {
  me: Me | null = $state.raw(null);

  async look(): Promise<void> {
    this.me = await api.me();
  }

  /** Be somebody: whoever is known stays, anybody else comes in as a guest. */
  async beSomebody(invitation?: string): Promise<Me> {
    if (!this.me) await this.look();
    if (!this.me?.known) {
      const name = localStorage.getItem("undercroft name")?.trim() || (NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Ada");
      this.me = await api.comeIn(name, settings.language, invitation);
    }
    return this.me as Me;
  }

  async rename(name: string): Promise<void> {
    this.me = this.me?.known ? await api.changeMe({ name }) : await api.comeIn(name, settings.language);
    localStorage.setItem("undercroft name", this.me.name ?? name);
  }
}

export const somebody = new Somebody();

/** My name in a field. Who is looked up while I type does not type over me. */
export class NameField {
  name = $state("");
  #shown = "";

  constructor() {
    $effect.pre(() => {
      const known = somebody.me?.name ?? localStorage.getItem("undercroft name") ?? "";
      untrack(() => this.#show(known));
    });
  }

  async rename(): Promise<void> {
    await somebody.rename(this.name);
    this.#shown = this.name = somebody.me?.name ?? this.name;
  }

  #show(known: string): void {
    if (this.name === this.#shown) this.name = known;
    this.#shown = known;
  }
}
